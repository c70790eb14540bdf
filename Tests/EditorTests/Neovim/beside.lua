-- SourceKit-LSP and Curbcut on one buffer of a real Neovim: each keeps its own findings, both offer
-- code actions, SourceKit-LSP answers, nobody warns of two encodings, and both end.
dofile(vim.env.CURBCUT_SUPPORT)

local warnings = {}
vim.notify = function(text)
  table.insert(warnings, text)
end
vim.notify_once = vim.notify

run(function()
  set_up()
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.CURBCUT_FILE))
  local sourcekit = (vim.lsp.start or vim.lsp.start_client)({
    name = 'sourcekit',
    cmd = { vim.env.SOURCEKIT_LSP },
    root_dir = vim.env.CURBCUT_ROOT,
  })
  vim.lsp.buf_attach_client(0, sourcekit)
  wait_for('both servers are there', function()
    return #require('curbcut').clients(0) == 1 and vim.lsp.get_client_by_id(sourcekit) ~= nil
  end)
  local curbcut = require('curbcut').clients(0)[1]
  wait_for('SourceKit-LSP has started', function()
    local client = vim.lsp.get_client_by_id(sourcekit)
    return client.server_capabilities ~= nil and next(client.server_capabilities) ~= nil
  end)
  expect('one encoding', vim.lsp.get_client_by_id(sourcekit).offset_encoding, curbcut.offset_encoding)
  wait_for('findings of Curbcut under its own name', function()
    local namespace = vim.lsp.diagnostic.get_namespace(curbcut.id)
    return #vim.diagnostic.get(0, { namespace = namespace }) == 3
  end)
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local is_ours = diagnostic.namespace == vim.lsp.diagnostic.get_namespace(curbcut.id)
    expect('who found ' .. diagnostic.message, diagnostic.source == 'curbcut', is_ours)
  end

  -- The number in `.system(size: 22)`: one server knows a text style, the other hexadecimals.
  vim.api.nvim_win_set_cursor(0, { 8, 28 })
  -- Without an encoding, older versions compare those of the two servers, and warn.
  local params = vim.fn.has('nvim-0.11') == 1 and vim.lsp.util.make_range_params(0, 'utf-16')
    or vim.lsp.util.make_range_params()
  params.context = { diagnostics = {} }
  local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', params, 20000) or {}
  local function offers(id, part)
    for _, action in ipairs(answers[id] and answers[id].result or {}) do
      if action.title:find(part, 1, true) then
        return true
      end
    end
    return false
  end
  expect('a fix of Curbcut', offers(curbcut.id, '.title2'), true)
  expect('an action of SourceKit-LSP', offers(sourcekit, 'Convert 22 to 0x16'), true)

  local symbols = vim.lsp.buf_request_sync(0, 'textDocument/documentSymbol', {
    textDocument = vim.lsp.util.make_text_document_params(),
  }, 20000) or {}
  expect('a symbol of SourceKit-LSP', symbols[sourcekit].result[1].name, 'Card')

  apply_action('.title2', 7, 12)
  expect('a text style', lines()[8], '        .font(.title2)')
  wait_for('the finding is gone', function()
    return #vim.diagnostic.get(0, { namespace = vim.lsp.diagnostic.get_namespace(curbcut.id) }) == 2
  end)
  expect('no warning', warnings, {})

  vim.lsp.stop_client({ curbcut.id, sourcekit })
  wait_for('both end', function()
    return vim.lsp.get_client_by_id(curbcut.id) == nil and vim.lsp.get_client_by_id(sourcekit) == nil
  end)
end)
