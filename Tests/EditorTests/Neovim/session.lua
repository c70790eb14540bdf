-- Drives a real Neovim with the plugin and the built server: findings at the right columns, the
-- three code actions, typing, fix-all, restart. Prints what fails and ends with a status.
local failures = 0

local function fail(text)
  failures = failures + 1
  io.stderr:write('FAIL ' .. text .. '\n')
end

local function expect(what, actual, expected)
  if not vim.deep_equal(actual, expected) then
    fail(what .. ': expected ' .. vim.inspect(expected) .. ', got ' .. vim.inspect(actual))
  end
end

local function finish()
  vim.cmd(failures == 0 and 'qall!' or 'cquit!')
end

--- The rule, line and byte column of each finding, from 0.
local function findings()
  local list = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(list, { diagnostic.code or diagnostic.user_data.lsp.code, diagnostic.lnum, diagnostic.col })
  end
  table.sort(list, function(a, b)
    return a[2] * 1000 + a[3] < b[2] * 1000 + b[3]
  end)
  return list
end

local function wait_for(what, condition)
  if not vim.wait(10000, condition, 20) then
    fail(what .. ' did not happen; findings are ' .. vim.inspect(findings()))
    finish()
  end
end

local function wait_for_findings(what, expected)
  wait_for(what, function()
    return vim.deep_equal(findings(), expected)
  end)
end

--- Applies the code action with a title at a place, as the menu would.
local function apply_action(title, line, column)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  local params = vim.lsp.util.make_range_params(0, 'utf-16')
  params.context = { diagnostics = {} }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 5000) or {}
  local titles = {}
  for _, answer in pairs(answers) do
    for _, action in ipairs(answer.result or {}) do
      table.insert(titles, action.title)
      if action.title == title then
        vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
        return
      end
    end
  end
  fail('no action “' .. title .. '” among ' .. vim.inspect(titles))
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

local ok, problem = pcall(function()
  vim.opt.runtimepath:append(vim.env.CURBCUT_PLUGIN)
  vim.cmd('runtime plugin/curbcut.lua')
  vim.cmd('filetype on')
  vim.cmd('autocmd BufRead,BufNewFile *.swift setfiletype swift')
  require('curbcut').setup({
    cmd = { vim.env.CURBCUT_BINARY, 'lsp' },
    settings = { rules = { ['heading-trait-missing'] = 'off' } },
  })
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.CURBCUT_FILE))

  wait_for_findings('the first findings', {
    { 'image-missing-label', 5, 22 },
    { 'fixed-font-size', 7, 9 },
    { 'icon-button-missing-label', 8, 6 },
  })

  apply_action('Use Image(decorative:)', 5, 24)
  expect('a decorative image', lines()[6], '      Text("🎉é"); Image(decorative: "lighthouse")')
  wait_for_findings('the image is silent', {
    { 'fixed-font-size', 7, 9 },
    { 'icon-button-missing-label', 8, 6 },
  })

  apply_action('Add .accessibilityLabel("Save")', 8, 8)
  expect('a label', { lines()[11], lines()[12] }, { '      }', '      .accessibilityLabel("Save")' })
  wait_for_findings('the button is silent', { { 'fixed-font-size', 7, 9 } })

  apply_action('Use the text style .title2', 7, 12)
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

  vim.cmd('write!')
  vim.cmd('CurbcutTranscript')
  local spoken = table.concat(lines(), '\n')
  if not spoken:find('Save, button', 1, true) then
    fail('the transcript is ' .. spoken)
  end
end)
if not ok then
  fail(tostring(problem))
end
finish()
