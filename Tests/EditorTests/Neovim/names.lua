-- Files in folders whose names mean something to a shell, a pattern or a command line: each has its
-- findings and its fixes, finds its project, and nothing of a name is run.
dofile(vim.env.CURBCUT_SUPPORT)

local source = 'import SwiftUI\nstruct A: View { var body: some View { Text("a").font(.system(size: 13)) } }\n'

local names = {
  '`touch owned`',
  '$(touch owned)',
  '`=writefile([], "owned")`',
  '*',
  '[a-z]',
  '{a,b}',
  "it's \"quoted\"",
  '100% #1 %s %d',
  '-c quit',
  'a|touch owned;&',
  'two\nlines',
  '~',
  'back\\slash',
  'é 🎉',
}

run(function()
  set_up()
  local root = vim.env.CURBCUT_ROOT
  vim.api.nvim_set_current_dir(root)
  for _, name in ipairs(names) do
    local project = root .. '/' .. name
    local folder = project .. '/Sources'
    assert(vim.loop.fs_mkdir(project, 448))
    assert(vim.loop.fs_mkdir(folder, 448))
    write(project .. '/.curbcut.json', '{}')
    write(folder .. '/A.swift', source)
    expect('the project of ' .. name, require('curbcut').root(folder .. '/A.swift'), project)
    open(folder .. '/A.swift')
    wait_for_findings('findings in ' .. name, { { 'fixed-font-size', 1, 49 } })
    vim.cmd('CurbcutFixAll')
    expect('the fix in ' .. name, lines()[2], 'struct A: View { var body: some View { Text("a").font(.footnote) } }')
    vim.cmd('bwipeout!')
  end
  expect('what was run', vim.loop.fs_stat(root .. '/owned'), nil)

  -- A marker that begins with * is the end of a name and nothing more.
  local xcode = root .. '/xcode'
  assert(vim.loop.fs_mkdir(xcode, 448))
  assert(vim.loop.fs_mkdir(xcode .. '/App [1].xcodeproj', 448))
  assert(vim.loop.fs_mkdir(xcode .. '/Sources', 448))
  expect('a project of Xcode', require('curbcut').root(xcode .. '/Sources/A.swift'), xcode)
  assert(vim.loop.fs_rename(xcode .. '/App [1].xcodeproj', xcode .. '/App.xcodeproject'))
  expect('another ending', require('curbcut').root(xcode .. '/Sources/A.swift'), root)
  expect('no project', require('curbcut').root('/nowhere/at/all/A.swift'), '/nowhere/at/all')
  expect('a file at the root', require('curbcut').root('/A.swift'), '/')
end)
