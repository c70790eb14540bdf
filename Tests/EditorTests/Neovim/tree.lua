-- The accessibility tree at the side of the code: what it says, where it leads, and that it follows cursor and text.
dofile(vim.env.CURBCUT_SUPPORT)

local source = [[
import SwiftUI

struct Card: View {
  @State private var isSaved = false
  var body: some View {
    VStack {
      Text("🎉é"); Image("lighthouse")
      if isSaved {
        Text("Saved")
      }
      Stars()
      Button { isSaved.toggle() } label: {
        Image(systemName: "heart.fill")
      }
    }
  }
}
]]

local function tree()
  for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(buffer) and vim.bo[buffer].filetype == 'curbcut-tree' then
      return buffer
    end
  end
end

local function rows()
  return tree() and vim.api.nvim_buf_get_lines(tree(), 0, -1, false) or {}
end

local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), 'x', false)
end

--- The text of the tree's line under its cursor.
local function selected()
  local window = vim.fn.bufwinid(tree())
  return rows()[vim.api.nvim_win_get_cursor(window)[1]]
end

run(function()
  set_up()
  vim.api.nvim_set_current_dir(vim.env.CURBCUT_ROOT)
  write(vim.env.CURBCUT_ROOT .. '/Tree.swift', source)
  write(vim.env.CURBCUT_ROOT .. '/Stars.swift', 'import SwiftUI\nstruct Stars: View { var body: some View { Text("Five stars") } }\n')
  for number = 1, 500 do
    local name = 'F' .. number
    write(vim.env.CURBCUT_ROOT .. '/' .. name .. '.swift',
      'import SwiftUI\nstruct ' .. name .. ': View { var body: some View { Text("F") } }\n')
  end
  open(vim.env.CURBCUT_ROOT .. '/Tree.swift')
  local buffer = vim.api.nvim_get_current_buf()
  wait_for('findings', function() return #findings() > 1 end)

  vim.cmd('CurbcutTree')
  wait_for('the tree', function() return #rows() > 5 end)
  -- Its file, among many, is read after the tree was shown first.
  wait_for('a view of another file', function() return vim.tbl_contains(rows(), '  Five stars') end)
  expect('the cursor stays in the code', vim.api.nvim_get_current_buf(), buffer)
  expect('its rows', vim.tbl_filter(function(row)
    return not row:match('^%s*%l[%a ]*: ')
  end, rows()), { 'Card', '  🎉é', '  lighthouse, image', '  if isSaved', '    Saved', '  Five stars', '  Love, button' })
  expect('findings stand below', #vim.tbl_filter(function(row)
    return row:find('[image-missing-label]', 1, true)
  end, rows()), 1)

  -- The cursor behind an emoji: the protocol counts in UTF-16, Neovim in bytes.
  vim.api.nvim_win_set_cursor(0, { 7, 24 })
  vim.cmd('doautocmd CursorMoved')
  expect('it follows the cursor', selected(), '  lighthouse, image')
  vim.api.nvim_set_current_win(vim.fn.bufwinid(tree()))
  press('<CR>')
  expect('the tree leads to the code', vim.api.nvim_get_current_buf(), buffer)
  expect('the place', vim.api.nvim_win_get_cursor(0), { 7, 22 })

  vim.api.nvim_buf_set_lines(buffer, 8, 9, false, { '        Text("Kept")' })
  vim.cmd('doautocmd TextChanged')
  wait_for('the tree shows what is typed', function()
    return vim.tbl_contains(rows(), '    Kept')
  end)

  local range = { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 1 } }
  local stop = {
    spoken = 'Save', range = range, context = {}, traits = {}, actions = {}, inputLabels = {}, moreContent = {},
    rotors = {}, findings = {}, change = { kind = 'changed', details = {} },
  }
  local marked = require('curbcut.tree').lines({ { name = 'Card', range = range, stops = { stop }, findings = {} } })
  expect('what differs from the last commit says so', marked[2].text, '  Save  [changed since HEAD]')

  vim.cmd('CurbcutTree')
  expect('it closes', vim.fn.bufwinid(tree() or -1), -1)
  vim.cmd('enew')
  vim.cmd('silent! CurbcutTree')
  expect('without a server there is none', tree(), nil)
end)
