-- Folders that are renamed, moved, deleted, created and checked out on disk: what is shown then is what a fresh
-- server shows. This Neovim watches no files; saving is what tells the server to look.
dofile(vim.env.CURBCUT_SUPPORT)

local root = vim.env.CURBCUT_ROOT .. '/Sources/App/Folders'

local function view(number)
  return 'import SwiftUI\nstruct F' .. number .. ': View { var body: some View { Image("f") } }\n'
end

local function make(name, count)
  vim.fn.mkdir(root .. '/' .. name, 'p')
  for number = 1, count do
    write(root .. '/' .. name .. '/F' .. number .. '.swift', view(number))
  end
end

--- The files below the folder of these checks with a finding, and those that are on disk, sorted.
local function shown()
  local names = {}
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    local name = vim.api.nvim_buf_get_name(buffer)
    if name:sub(1, #root) == root and #vim.diagnostic.get(buffer) > 0 then
      table.insert(names, name)
    end
  end
  table.sort(names)
  return names
end

local function on_disk()
  local names = vim.fn.glob(root .. '/**/*.swift', true, true)
  table.sort(names)
  return names
end

local function save()
  vim.cmd('silent write!')
end

local function wait_until_right(what)
  save()
  if not vim.wait(60000, function() return vim.deep_equal(shown(), on_disk()) end, 50) then
    fail(what .. ': ' .. #shown() .. ' files are shown, ' .. #on_disk() .. ' are there')
    finish()
  end
end

run(function()
  set_up({ diagnosticMode = 'workspace' })
  open(vim.env.CURBCUT_FILE)
  wait_for('the first findings', function() return #findings() > 0 end)
  for _, count in ipairs({ 1, 10, tonumber(vim.env.CURBCUT_FILES or '100') }) do
    make('One', count)
    wait_until_right(count .. ' created')
    vim.fn.rename(root .. '/One', root .. '/Two')
    wait_until_right(count .. ' renamed')
    vim.fn.mkdir(root .. '/Deep/Down', 'p')
    vim.fn.rename(root .. '/Two', root .. '/Deep/Down/Two')
    wait_until_right(count .. ' moved')
    -- As git does it: what is other is removed and written anew.
    for number = 1, count do
      local file = root .. '/Deep/Down/Two/F' .. number .. '.swift'
      vim.fn.delete(file)
      if number % 4 ~= 1 then write(file, view(number) .. '// Other.\n') end
      if number % 4 == 2 then make('Branch/' .. number, 1) end
    end
    wait_until_right(count .. ' checked out')
    local before = shown()
    vim.cmd('CurbcutRestart')
    vim.wait(500)
    if not vim.wait(60000, function() return vim.deep_equal(shown(), before) end, 50) then
      fail('a fresh server shows ' .. #shown() .. ' files, ' .. #before .. ' were shown')
      finish()
    end
    vim.fn.delete(root, 'rf')
    wait_until_right(count .. ' deleted')
  end

  -- Only open files are shown where nobody asks for more.
  make('Closed', 5)
  wait_until_right('five more')
  local client = require('curbcut').clients(0)[1]
  require('curbcut').call(client, 'notify', 'workspace/didChangeConfiguration',
    { settings = { curbcut = { diagnosticMode = 'openFiles' } } })
  wait_for('closed files are no longer shown', function() return #shown() == 0 and #findings() > 0 end)

  -- A setting that is wrong is said where the person looks.
  local said = {}
  vim.notify = function(text) table.insert(said, text) end
  local show = vim.lsp.handlers['window/showMessage']
  vim.lsp.handlers['window/showMessage'] = function(problem, result, ...)
    table.insert(said, result.message)
    return show(problem, result, ...)
  end
  require('curbcut').call(client, 'notify', 'workspace/didChangeConfiguration',
    { settings = { curbcut = { rules = { ['image-mising-label'] = 'off' } } } })
  wait_for('the wrong rule is named', function()
    return table.concat(said):find('unknown rule "image-mising-label"; did you mean "image-missing-label"?', 1, true) ~= nil
  end)

  -- So is a program that cannot be found, by the command that runs it.
  local config = require('curbcut').config
  local command = config.cmd
  config.cmd = { 'curbcut-elsewhere' }
  require('curbcut.compare').compare()
  config.cmd = command
  wait_for('the missing program is named', function()
    return table.concat(said):find('cannot find "curbcut-elsewhere"', 1, true) ~= nil
  end)
end)
