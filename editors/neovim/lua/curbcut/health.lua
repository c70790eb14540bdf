--- `:checkhealth curbcut`
local M = {}

function M.check()
  local health = vim.health or {}
  local start = health.start or health.report_start or vim.fn['health#report_start']
  local ok = health.ok or health.report_ok or vim.fn['health#report_ok']
  local warn = health.warn or health.report_warn or vim.fn['health#report_warn']
  local curbcut = require('curbcut')
  start('curbcut')
  local command = curbcut.config.cmd[1]
  if vim.fn.executable(command) == 1 then
    local version = vim.fn.systemlist({ command, '--version' })
    ok(command .. ': ' .. (version[1] or 'found'))
  else
    warn('cannot find ' .. command .. '; see :help curbcut-install')
  end
  if curbcut.has_enable() then
    ok('the server is started by vim.lsp.enable')
  else
    ok('Neovim is older than 0.11: the plugin starts the server')
  end
  local count = #curbcut.clients()
  if count > 0 then
    ok('servers running: ' .. count)
  else
    warn('not running; call require("curbcut").setup{} and open a Swift file')
  end
end

return M
