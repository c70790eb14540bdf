--- What a file does otherwise for people who use assistive technology than the one committed last.
local M = {}

local function show(text)
  local buffer = vim.api.nvim_create_buf(false, true)
  vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text, '\n', { plain = true, trimempty = true }))
  vim.bo[buffer].bufhidden = 'wipe'
  vim.bo[buffer].modifiable = false
  vim.cmd('botright new')
  vim.api.nvim_win_set_buf(0, buffer)
  vim.keymap.set('n', 'q', '<Cmd>close<CR>', { buffer = buffer, desc = 'Close the comparison' })
end

--- Compares the file of the current buffer with a revision; without one, with the last commit.
function M.compare(revision)
  local file = vim.api.nvim_buf_get_name(0)
  if file == '' then
    vim.notify('curbcut: this buffer has no file', vim.log.levels.WARN)
    return
  end
  local program = require('curbcut').config.cmd[1]
  if vim.fn.executable(program) ~= 1 then
    vim.notify('curbcut: cannot find "' .. program .. '"; see :help curbcut-install', vim.log.levels.WARN)
    return
  end
  if vim.bo.modified then
    vim.cmd('write')
  end
  local lines = {}
  local function collect(_, data)
    for _, line in ipairs(data or {}) do table.insert(lines, line) end
  end
  -- A list is no command line: nothing in a path is evaluated, and behind "--" it is no option.
  local job = vim.fn.jobstart({
    program, 'diff', '--color=never', revision or 'HEAD', '--', file,
  }, { stdout_buffered = true, stderr_buffered = true, on_stdout = collect, on_stderr = collect })
  if job <= 0 or vim.fn.jobwait({ job }, 30000)[1] == -1 then
    vim.notify('curbcut: the comparison did not end', vim.log.levels.WARN)
    return
  end
  vim.wait(100, function() return #lines > 0 end, 5)
  show(table.concat(lines, '\n'))
end

return M
