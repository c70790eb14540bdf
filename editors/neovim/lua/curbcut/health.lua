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
    ok(command .. ' is ' .. (version[1] or 'there'))
  else
    warn(command .. ' was not found; see :help curbcut-install')
  end
  if curbcut.has_enable() then
    ok('this Neovim starts servers by vim.lsp.enable')
  else
    ok('this Neovim is older than 0.11: the plugin starts the server itself')
  end
  local count = #curbcut.clients()
  if count > 0 then
    ok(count .. ' running')
  else
    warn('not running: open a Swift file after require("curbcut").setup{}')
  end
end

return M
