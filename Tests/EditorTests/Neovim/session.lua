-- Drives a real Neovim with the plugin and the built server: findings at the right columns, the
-- three code actions, typing, fix-all, restart.
dofile(vim.env.CURBCUT_SUPPORT)

run(function()
  set_up()
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.CURBCUT_FILE))

  wait_for_findings('the first findings', {
    { 'image-missing-label', 5, 22 },
    { 'fixed-font-size', 7, 9 },
    { 'icon-button-missing-label', 8, 6 },
  })

  apply_action('Image(decorative:)', 5, 24)
  expect('a decorative image', lines()[6], '      Text("🎉é"); Image(decorative: "lighthouse")')
  wait_for_findings('the image is silent', {
    { 'fixed-font-size', 7, 9 },
    { 'icon-button-missing-label', 8, 6 },
  })

  apply_action('.accessibilityLabel("Save")', 8, 8)
  expect('a label', { lines()[11], lines()[12] }, { '      }', '      .accessibilityLabel("Save")' })
  wait_for_findings('the button is silent', { { 'fixed-font-size', 7, 9 } })

  apply_action('.title2', 7, 12)
  expect('a text style', lines()[8], '        .font(.title2)')
  wait_for_findings('the text is silent', {})

  -- Typing: a new problem appears, and goes when it is typed away.
  vim.api.nvim_buf_set_lines(0, 8, 8, false, { '      Image("harbour")' })
  wait_for_findings('a typed problem', { { 'image-missing-label', 8, 6 } })
  vim.api.nvim_buf_set_lines(0, 8, 9, false, { '      Text("Harbour").font(.system(size: 13))' })
  wait_for_findings('another problem in its place', { { 'fixed-font-size', 8, 22 } })

  vim.cmd('CurbcutFixAll')
  expect('all safe fixes', lines()[9], '      Text("Harbour").font(.footnote)')
  wait_for_findings('nothing is left', {})

  vim.cmd('CurbcutRestart')
  vim.wait(500)
  wait_for('the server is back', function()
    return #require('curbcut').clients(0) == 1
  end)
  vim.api.nvim_buf_set_lines(0, 8, 9, false, { '      Image("harbour")' })
  wait_for_findings('findings after the restart', { { 'image-missing-label', 8, 6 } })

  -- A server that has died leaves no findings behind, and comes back when it is asked to.
  local uv = vim.uv or vim.loop
  for pid in vim.fn.system({ 'pgrep', '-P', tostring(vim.fn.getpid()) }):gmatch('%d+') do
    uv.kill(tonumber(pid), 'sigkill')
  end
  wait_for('the server has died', function()
    return #require('curbcut').clients() == 0 and #findings() == 0
  end)
  vim.cmd('CurbcutRestart')
  wait_for_findings('findings after its death', { { 'image-missing-label', 8, 6 } })

  -- What is not saved is spoken too.
  vim.cmd('CurbcutTranscript')
  local spoken = table.concat(lines(), '\n')
  for _, part in ipairs({ 'Save, button', 'harbour' }) do
    if not spoken:find(part, 1, true) then
      fail('no “' .. part .. '” in the transcript ' .. spoken)
    end
  end
  vim.cmd('bwipeout')

  -- A code lens opens the transcript of its view.
  local client = require('curbcut').clients(0)[1]
  client.notify('workspace/didChangeConfiguration', { settings = { curbcut = { codeLens = true } } })
  local document = { textDocument = { uri = vim.uri_from_bufnr(0) } }
  local lenses = client.request_sync('textDocument/codeLens', document, 5000, 0).result
  expect('one lens', #lenses, 1)
  vim.lsp.commands[lenses[1].command.command](lenses[1].command, { bufnr = vim.api.nvim_get_current_buf() })
  expect('the transcript of the lens', table.concat(lines(), '\n'):find('Save, button', 1, true) ~= nil, true)
end)
