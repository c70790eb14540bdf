-- Neovim 0.11 and later: makes vim.lsp.enable('curbcut') work without setup{}.
return {
  cmd = { 'curbcut', 'lsp' },
  filetypes = { 'swift' },
  root_markers = { '.curbcut.json', 'Package.swift', '.git' },
}
