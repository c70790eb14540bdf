'use strict';

const assert = require('assert');
const { test } = require('node:test');
const { CloseAction, RestartPolicy } = require('../src/client/restartPolicy');

const minute = 60 * 1000;

test('four restarts in three minutes, and then a message', () => {
  let now = 0;
  const policy = new RestartPolicy('Curbcut', () => now);
  for (let count = 0; count < 4; count += 1) {
    assert.deepEqual(policy.closed(), { action: CloseAction.Restart });
    now += 10;
  }
  const { action, message } = policy.closed();
  assert.equal(action, CloseAction.DoNotRestart);
  assert.match(message, /Curbcut server crashed 5 times/);
});

test('crashes that are long ago do not count', () => {
  let now = 0;
  const policy = new RestartPolicy('Curbcut', () => now);
  for (let count = 0; count < 50; count += 1) {
    assert.equal(policy.closed().action, CloseAction.Restart);
    now += minute;
  }
});

test('after the message the person may begin anew', () => {
  const policy = new RestartPolicy('Curbcut', () => 0);
  for (let count = 0; count < 5; count += 1) policy.closed();
  assert.equal(policy.closed().action, CloseAction.Restart);
});
