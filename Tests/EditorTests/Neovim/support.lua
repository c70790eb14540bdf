-- What the scripts of the Neovim tests share. What fails is printed; the status of Neovim says
-- whether anything did.
local failures = 0

function fail(text)
  failures = failures + 1
  io.stderr:write('FAIL ' .. text .. '\n')
end

function expect(what, actual, expected)
  if not vim.deep_equal(actual, expected) then
    fail(what .. ': expected ' .. vim.inspect(expected) .. ', got ' .. vim.inspect(actual))
  end
end

function finish()
  vim.cmd(failures == 0 and 'qall!' or 'cquit!')
end

--- The rule, line and byte column of each finding, from 0.
function findings()
  local list = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    table.insert(list, { diagnostic.code or diagnostic.user_data.lsp.code, diagnostic.lnum, diagnostic.col })
  end
  table.sort(list, function(a, b)
    return a[2] * 1000 + a[3] < b[2] * 1000 + b[3]
  end)
  return list
end

function wait_for(what, condition)
  if not vim.wait(10000, condition, 20) then
    fail(what .. ' did not happen; findings are ' .. vim.inspect(findings()))
    finish()
  end
end

function wait_for_findings(what, expected)
  wait_for(what, function()
    return vim.deep_equal(findings(), expected)
  end)
end

--- Applies the code action at a place whose title has a part, as the menu would.
function apply_action(part, line, column)
  vim.api.nvim_win_set_cursor(0, { line + 1, column })
  local params = vim.lsp.util.make_range_params(0, 'utf-16')
  params.context = { diagnostics = {} }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 5000) or {}
  local titles = {}
  for _, answer in pairs(answers) do
    for _, action in ipairs(answer.result or {}) do
      table.insert(titles, action.title)
      if action.title:find(part, 1, true) then
        vim.lsp.util.apply_workspace_edit(action.edit, 'utf-16')
        return
      end
    end
  end
  fail('no action “' .. part .. '” among ' .. vim.inspect(titles))
end

function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, false)
end

--- Opens a file whatever it is called: `:edit` would expand what its name looks like.
function open(path)
  local buffer = vim.fn.bufadd(path)
  vim.fn.bufload(buffer)
  vim.api.nvim_set_current_buf(buffer)
  vim.bo[buffer].filetype = 'swift'
end

function read(path)
  local file = assert(io.open(path, 'rb'))
  local text = file:read('*a')
  file:close()
  return text
end

function write(path, text)
  local file = assert(io.open(path, 'wb'))
  file:write(text)
  file:close()
end

--- The plugin with the built binary, and settings beside the usual ones.
function set_up(settings)
  vim.opt.runtimepath:append(vim.env.CURBCUT_PLUGIN)
  vim.cmd('runtime plugin/curbcut.lua')
  vim.cmd('filetype on')
  vim.cmd('autocmd BufRead,BufNewFile *.swift setfiletype swift')
  require('curbcut').setup({
    cmd = { vim.env.CURBCUT_BINARY, 'lsp' },
    settings = vim.tbl_extend('force', { rules = { ['heading-trait-missing'] = 'off' } }, settings or {}),
  })
end

--- Runs a session and ends Neovim; an error of its own fails too.
function run(session)
  local ok, problem = pcall(session)
  if not ok then
    fail(tostring(problem))
  end
  finish()
end
