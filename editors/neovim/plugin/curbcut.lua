if vim.g.loaded_curbcut then
  return
end
vim.g.loaded_curbcut = true

vim.api.nvim_create_user_command('CurbcutFixAll', function()
  require('curbcut').fix_all(0)
end, { desc = 'Apply all safe accessibility fixes in this file' })

vim.api.nvim_create_user_command('CurbcutTranscript', function()
  require('curbcut').transcript()
end, { desc = 'Show what VoiceOver announces for the views of this file' })

vim.api.nvim_create_user_command('CurbcutTree', function()
  require('curbcut.tree').toggle()
end, { desc = 'Show the accessibility tree of this file at its side, or hide it' })

vim.api.nvim_create_user_command('CurbcutCompare', function()
  require('curbcut.compare').compare()
end, { desc = 'Show what this file does otherwise for VoiceOver than the one committed last' })

vim.api.nvim_create_user_command('CurbcutRestart', function()
  require('curbcut').restart()
end, { desc = 'Restart the Curbcut language server' })
