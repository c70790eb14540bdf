-- Neovim 0.11 and later: makes vim.lsp.enable('curbcut') work without setup{}.
return {
  cmd = { 'curbcut', 'lsp' },
  filetypes = { 'swift' },
  -- The repository first: what other packages of it say counts too.
  root_markers = { '.git', '.curbcut.json', 'Package.swift' },
}
