-- For Neovim 0.11 and later: vim.lsp.enable('curbcut') works without setup{}.
return {
  cmd = { 'curbcut', 'lsp' },
  filetypes = { 'swift' },
  root_markers = { '.curbcut.json', 'Package.swift', '.git' },
}
