--- The accessibility tree of a buffer in a window at its side: what VoiceOver visits, in its order, with the parts
--- of each element and what is found about it. <CR> goes to the code; the tree follows the cursor.
local M = {}

local namespace = vim.api.nvim_create_namespace('curbcut-tree')

--- What is shown: the tree's buffer, its source, and for each line of the tree what it is about.
local shown = nil

--- What is different from what was committed last.
local changes = {
  added = 'new since HEAD', changed = 'changed since HEAD', moved = 'moved since HEAD', unknown = 'not known since HEAD',
}

--- The parts of an element by name, in the order in which they are heard.
local function parts_of(stop)
  local parts = {}
  local function add(name, part)
    if part then
      local perhaps = part.certainty == 'possible' and ', perhaps)' or ')'
      table.insert(parts, { name .. ': ' .. part.text .. '  (' .. part.source .. perhaps, part.range })
    end
  end
  add('label', stop.label)
  add('value', stop.value)
  for _, trait in ipairs(stop.traits) do add('trait', trait) end
  add('hint', stop.hint)
  for _, action in ipairs(stop.actions) do add('action', action) end
  for _, name in ipairs(stop.inputLabels) do add('Voice Control name', name) end
  for _, entry in ipairs(stop.moreContent) do add('more content', entry) end
  for _, rotor in ipairs(stop.rotors) do add('rotor', rotor.name) end
  return parts
end

--- The lines of the tree, each with its text, its range in the source, whether it is an element, and its fold level.
function M.lines(views)
  local lines = {}
  local function add(depth, text, range, extra)
    local line = { text = string.rep('  ', depth) .. text:gsub('[\r\n]', ' '), range = range, fold = '0' }
    table.insert(lines, vim.tbl_extend('force', line, extra or {}))
  end
  local function finding(depth, found, extra)
    add(depth, found.severity .. ': ' .. found.message .. '  [' .. found.rule .. ']', found.range,
      vim.tbl_extend('force', { severity = found.severity }, extra or {}))
  end
  for _, view in ipairs(views) do
    add(0, view.part and (view.name .. ', ' .. view.part) or view.name, view.range, { is_view = true })
    local around = {}
    for _, stop in ipairs(view.stops) do
      local common = 0
      while around[common + 1] and stop.context[common + 1]
        and around[common + 1].text == stop.context[common + 1].text
        and around[common + 1].kind == stop.context[common + 1].kind do
        common = common + 1
      end
      for depth = common + 1, #stop.context do
        add(depth, stop.context[depth].text, stop.range, { is_context = true })
      end
      around = stop.context
      local depth = #around + 1
      local parts = parts_of(stop)
      local text = stop.spoken == '' and '(silence)' or stop.spoken
      if stop.change then
        text = text .. '  [' .. changes[stop.change.kind] .. ']'
      end
      add(depth, text, stop.range, { is_element = true, is_changed = stop.change ~= nil })
      for _, found in ipairs(stop.findings) do finding(depth + 1, found) end
      for index, part in ipairs(parts) do
        add(depth + 1, part[1], part[2], { is_part = true, fold = index == 1 and '>1' or '1' })
      end
    end
    for _, found in ipairs(view.findings) do finding(1, found) end
  end
  return lines
end

--- The level at which a line folds: the parts of an element fold together.
function M.fold(number)
  local line = shown and shown.lines[number]
  return line and line.fold or '0'
end

--- What stands for folded parts.
function M.fold_text()
  local indentation = vim.fn.getline(vim.v.foldstart):match('^%s*')
  local count = vim.v.foldend - vim.v.foldstart + 1
  return indentation .. '… ' .. count .. (count == 1 and ' part' or ' parts')
end

local groups = { error = 'DiagnosticError', warning = 'DiagnosticWarn', info = 'DiagnosticInfo', hint = 'DiagnosticHint' }

local function paint()
  vim.api.nvim_buf_clear_namespace(shown.buffer, namespace, 0, -1)
  for number, line in ipairs(shown.lines) do
    local group = groups[line.severity] or (line.is_view and 'Title') or (line.is_changed and 'DiffChange') or ((line.is_context or line.is_part) and 'Comment')
    if group then
      vim.api.nvim_buf_add_highlight(shown.buffer, namespace, group, number - 1, 0, -1)
    end
  end
end

local function is_before(one, other)
  return one.line < other.line or (one.line == other.line and one.character <= other.character)
end

--- The line of the tree about a place in the source: the innermost element there, else the last before it.
local function line_at(position)
  local inner, last
  for number, line in ipairs(shown.lines) do
    if line.is_element and is_before(line.range.start, position) then
      if is_before(position, line.range['end']) and (not inner or is_before(shown.lines[inner].range.start, line.range.start)) then
        inner = number
      end
      if not last or is_before(shown.lines[last].range.start, line.range.start) then
        last = number
      end
    end
  end
  return inner or last
end

local function window_of(buffer)
  local window = buffer and vim.fn.bufwinid(buffer) or -1
  return window ~= -1 and window or nil
end

--- Moves the tree's cursor to the element at the cursor of the source.
local function follow()
  local tree = shown and window_of(shown.buffer)
  if not tree or vim.api.nvim_get_current_buf() ~= shown.source then
    return
  end
  local cursor = vim.api.nvim_win_get_cursor(0)
  local text = vim.api.nvim_buf_get_lines(shown.source, cursor[1] - 1, cursor[1], false)[1] or ''
  local _, character = vim.str_utfindex(text, math.min(cursor[2], #text))
  local number = line_at({ line = cursor[1] - 1, character = character })
  if number and number <= vim.api.nvim_buf_line_count(shown.buffer) then
    vim.api.nvim_win_set_cursor(tree, { number, 0 })
  end
end

local function write(views)
  shown.lines = M.lines(views)
  local texts = {}
  for _, line in ipairs(shown.lines) do table.insert(texts, line.text) end
  if #texts == 0 then
    texts = { 'There is no SwiftUI view in this file.' }
  end
  if vim.deep_equal(vim.api.nvim_buf_get_lines(shown.buffer, 0, -1, false), texts) then
    return
  end
  vim.bo[shown.buffer].modifiable = true
  vim.api.nvim_buf_set_lines(shown.buffer, 0, -1, false, texts)
  vim.bo[shown.buffer].modifiable = false
  paint()
  follow()
end

--- Asks for the tree of a buffer, and shows it when it comes.
function M.refresh()
  if not shown or not window_of(shown.buffer) then
    return
  end
  local source, client = shown.source, require('curbcut').clients(shown.source)[1]
  if not client then
    return
  end
  local tick = vim.api.nvim_buf_get_changedtick(source)
  local params = { textDocument = { uri = vim.uri_from_bufnr(source) }, compareWith = 'HEAD' }
  require('curbcut').call(client, 'request', 'curbcut/accessibilityTree', params, function(_, answer)
    -- Places in older text would lead astray; a newer answer is on its way.
    if not shown or shown.source ~= source or tick ~= vim.api.nvim_buf_get_changedtick(source) then
      return
    end
    write(type(answer) == 'table' and answer.views or {})
  end, source)
end

--- Goes to the code of the line under the cursor of the tree.
function M.jump()
  local line = shown and shown.lines[vim.api.nvim_win_get_cursor(0)[1]]
  if not line then
    return
  end
  local window = window_of(shown.source)
  if window then
    vim.api.nvim_set_current_win(window)
  else
    vim.cmd('wincmd p')
    vim.api.nvim_set_current_buf(shown.source)
  end
  local start = line.range.start
  local text = vim.api.nvim_buf_get_lines(shown.source, start.line, start.line + 1, false)[1] or ''
  local column = vim.fn.has('nvim-0.11') == 1 and vim.str_byteindex(text, 'utf-16', start.character, false)
    or vim.str_byteindex(text, start.character, true)
  vim.cmd("normal! m'")
  vim.api.nvim_win_set_cursor(0, { math.min(start.line + 1, vim.api.nvim_buf_line_count(0)), column })
end

-- What other files say has changed, while nothing was typed here.
vim.lsp.handlers['curbcut/accessibilityTreeChanged'] = function() vim.schedule(M.refresh) end

--- Opens the tree of the current buffer at its side; closes it where it is open.
function M.toggle()
  if shown and window_of(shown.buffer) then
    vim.api.nvim_win_close(window_of(shown.buffer), true)
    return
  end
  local source = vim.api.nvim_get_current_buf()
  if not require('curbcut').clients(source)[1] then
    vim.notify('curbcut: no server is running for this file; see :checkhealth curbcut', vim.log.levels.WARN)
    return
  end
  vim.cmd('botright 50vnew')
  local buffer, window = vim.api.nvim_get_current_buf(), vim.api.nvim_get_current_win()
  shown = { buffer = buffer, source = source, lines = {} }
  vim.bo[buffer].buftype = 'nofile'
  vim.bo[buffer].bufhidden = 'wipe'
  vim.bo[buffer].swapfile = false
  vim.bo[buffer].modifiable = false
  vim.bo[buffer].filetype = 'curbcut-tree'
  for option, value in pairs({
    number = false, relativenumber = false, wrap = false, cursorline = true, winfixwidth = true,
    foldmethod = 'expr', foldexpr = "v:lua.require'curbcut.tree'.fold(v:lnum)",
    foldtext = "v:lua.require'curbcut.tree'.fold_text()", foldlevel = 0, foldenable = true, foldminlines = 0,
    fillchars = 'fold: ',
  }) do
    vim.wo[window][option] = value
  end
  vim.keymap.set('n', '<CR>', M.jump, { buffer = buffer, desc = 'Go to the code of this element' })
  vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = buffer, desc = 'Close the accessibility tree' })
  local group = vim.api.nvim_create_augroup('curbcut-tree', { clear = true })
  local function on(events, pattern, callback)
    vim.api.nvim_create_autocmd(events, { group = group, pattern = pattern, callback = callback })
  end
  -- Findings come after each check of the text, in other buffers too.
  on({ 'DiagnosticChanged', 'TextChanged', 'InsertLeave' }, '*', function(event)
    if shown and event.buf == shown.source then vim.schedule(M.refresh) end
  end)
  on('CursorMoved', '*', follow)
  on('BufEnter', '*.swift', function(event)
    if shown and event.buf ~= shown.source and require('curbcut').clients(event.buf)[1] then
      shown.source = event.buf
      M.refresh()
    end
  end)
  vim.api.nvim_create_autocmd('BufWipeout', {
    group = group,
    buffer = buffer,
    callback = function()
      shown = nil
      vim.api.nvim_clear_autocmds({ group = group })
    end,
  })
  vim.cmd('wincmd p')
  M.refresh()
end

return M
