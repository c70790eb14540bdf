-- Fix-all on every line ending and encoding: what is written differs from what was read by the fix alone,
-- one undo takes it back, and where lines cannot be told nothing is changed.
dofile(vim.env.CURBCUT_SUPPORT)

--- A file whose lines end in each of the given ends in turn.
local function source(ends, word)
  local text = {
    'import SwiftUI',
    'struct A: View { // ' .. (word or '🎉é'),
    '  var body: some View {',
    '    VStack {',
    '      Text("🎉").font(.system(size: 22)); Text("b").font(.system(size: 13))',
    '      Text("c")',
    '        .font(.system(size: 11))',
    '    }',
    '  }',
    '}',
  }
  local parts = {}
  for index, line in ipairs(text) do
    table.insert(parts, line .. ends[(index - 1) % #ends + 1])
  end
  return table.concat(parts)
end

local function fixed(text)
  local result = text
  for old, new in pairs({ ['.system(size: 22)'] = '.title2', ['.system(size: 13)'] = '.footnote', ['.system(size: 11)'] = '.caption2' }) do
    local at, to = result:find(old, 1, true)
    result = result:sub(1, at - 1) .. new .. result:sub(to + 1)
  end
  return result
end

local file = vim.env.CURBCUT_ROOT .. '/Sources/App/Endings.swift'

--- Opens a text, fixes it, writes it; what the file is then.
local function after_fix_all(text)
  write(file, text)
  open(file)
  wait_for('the server is there', function()
    return #require('curbcut').clients(0) == 1
  end)
  vim.cmd('CurbcutFixAll')
  vim.cmd('write')
  return read(file)
end

run(function()
  set_up()
  local warnings = {}
  vim.notify = function(text)
    table.insert(warnings, text)
  end
  for name, ends in pairs({ LF = { '\n' }, CRLF = { '\r\n' }, mixed = { '\n', '\r\n', '\r\n' } }) do
    local text = source(ends)
    expect(name, after_fix_all(text), fixed(text))
    vim.cmd('undo')
    vim.cmd('write')
    expect(name .. ' after one undo', read(file), text)
    vim.cmd('bwipeout!')
  end

  -- Every line of the file of one ending but the last.
  local open_end = source({ '\n' }):sub(1, -2)
  vim.o.fixendofline = false
  expect('no end of the last line', after_fix_all(open_end), fixed(open_end))
  vim.cmd('bwipeout!')

  -- Classic Mac files, where Neovim is told of them.
  vim.o.fileformats = 'unix,dos,mac'
  local classic = source({ '\r' })
  expect('CR', after_fix_all(classic), fixed(classic))
  vim.cmd('bwipeout!')
  expect('no warning', warnings, {})

  -- Else they are one line, and the server's lines are others.
  vim.o.fileformats = 'unix,dos'
  for name, text in pairs({ CR = classic, stray = source({ '\n', '\r', '\r\n' }), double = source({ '\r\r\n' }) }) do
    warnings = {}
    expect(name .. ' is left alone', after_fix_all(text), text)
    expect(name .. ' is told', #warnings, 1)
    vim.cmd('bwipeout!')
  end

  -- Latin 1: the encoding of the file is not the server's affair.
  local latin = source({ '\r\n' }, 'caf\233'):gsub('🎉', '\252')
  expect('Latin 1', after_fix_all(latin), fixed(latin))
  vim.cmd('bwipeout!')

  -- A text that changes while the answer is under way is not touched.
  warnings = {}
  write(file, source({ '\n' }))
  open(file)
  wait_for('the server is there again', function()
    return #require('curbcut').clients(0) == 1
  end)
  local buffer = vim.api.nvim_get_current_buf()
  vim.schedule(function()
    vim.api.nvim_buf_set_lines(buffer, 0, 0, false, { '// typed', '// meanwhile' })
  end)
  vim.cmd('CurbcutFixAll')
  expect('typing wins', table.concat(lines(), '\n') .. '\n', '// typed\n// meanwhile\n' .. source({ '\n' }))
  expect('and it is told', #warnings, 1)
  vim.cmd('CurbcutFixAll')
  expect('the next time it is fixed', table.concat(lines(), '\n') .. '\n', '// typed\n// meanwhile\n' .. fixed(source({ '\n' })))
end)
