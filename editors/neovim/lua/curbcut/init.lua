--- Curbcut for Neovim: finds the program, starts it and passes settings. The server does the rest.
local M = {}

-- Neovim 0.10 renamed it.
local uv = vim.uv or vim.loop

--- The options of `require('curbcut').setup{}`.
M.config = {
  --- The command that starts the language server.
  cmd = { 'curbcut', 'lsp' },
  filetypes = { 'swift' },
  --- The root of a project contains one of these; a leading * matches how a name ends.
  root_markers = { '.curbcut.json', 'Package.swift', '*.xcodeproj', '.git' },
  --- Apply safe fixes when a file is written.
  fix_on_save = false,
  --- Settings of the server: `{ rules = { ['image-missing-label'] = 'error' }, diagnosticMode = 'workspace' }`.
  settings = {},
}

--- Whether this Neovim has `vim.lsp.enable` (0.11 and later).
function M.has_enable()
  return vim.fn.has('nvim-0.11') == 1 and vim.lsp.enable ~= nil
end

--- The folder that holds a file or folder; '' for the root of the file system, nil for a bare name.
local function parent(path)
  return path:match('^(.*)/[^/]*$')
end

--- Whether a folder holds an entry called like a marker. Names are compared, never expanded: what
--- looks like a pattern or a command in a folder's name is part of the name.
local function has_marker(folder, marker)
  local ending = marker:match('^%*(.*)$')
  if not ending then
    return uv.fs_stat(folder .. '/' .. marker) ~= nil
  end
  local entries = uv.fs_scandir(folder == '' and '/' or folder)
  while entries do
    local name = uv.fs_scandir_next(entries)
    if not name then
      return false
    end
    if #name > #ending and name:sub(-#ending) == ending then
      return true
    end
  end
  return false
end

--- The project folder of a file: its repository's, since what other packages of it say counts too;
--- else the nearest with a marker, or else the file's own folder.
function M.root(file)
  local path = vim.fn.has('win32') == 1 and file:gsub('\\', '/') or file
  local own = parent(path) or uv.cwd()
  local repository = vim.tbl_contains(M.config.root_markers, '.git')
  local nearest
  local folder = own
  while folder do
    if repository and has_marker(folder, '.git') then
      return folder == '' and '/' or folder
    end
    for _, marker in ipairs(nearest and {} or M.config.root_markers) do
      if has_marker(folder, marker) then
        nearest = folder
        break
      end
    end
    folder = parent(folder)
  end
  nearest = nearest or own
  return nearest == '' and '/' or nearest
end

--- The clients of Curbcut on a buffer.
function M.clients(buffer)
  local get = vim.lsp.get_clients or vim.lsp.get_active_clients
  local clients = {}
  for _, client in pairs(get()) do
    if client.name == 'curbcut' and (not buffer or vim.lsp.buf_is_attached(buffer, client.id)) then
      table.insert(clients, client)
    end
  end
  return clients
end

--- Calls a function of a client, such as `request`; Neovim 0.11 and later require a method call.
function M.call(client, name, ...)
  if vim.fn.has('nvim-0.11') == 1 then
    return client[name](client, ...)
  end
  return client[name](...)
end

--- The settings of the server. An empty table would be an array on the wire.
function M.server_settings()
  return next(M.config.settings) == nil and vim.empty_dict() or M.config.settings
end

local running = {}

--- Takes back what a server has reported that is gone: Neovim does so in the buffers it was attached to, and others
--- have findings too with `diagnosticMode = 'workspace'`.
local function forget(_, _, id)
  for root, client in pairs(running) do
    if client == id then running[root] = nil end
  end
  vim.schedule(function()
    vim.diagnostic.reset(vim.lsp.diagnostic.get_namespace(id))
  end)
end

--- The configuration of the client for a file.
function M.client_config(file)
  local root = M.root(file)
  return {
    name = 'curbcut',
    cmd = M.config.cmd,
    root_dir = root,
    workspace_folders = { { uri = vim.uri_from_fname(root), name = root:match('[^/]*$') } },
    settings = { curbcut = M.server_settings() },
    init_options = M.server_settings(),
    on_exit = forget,
    on_init = function(client)
      -- Neovim 0.7 does not send settings by itself.
      if next(M.config.settings) ~= nil then
        M.call(client, 'notify', 'workspace/didChangeConfiguration', { settings = { curbcut = M.config.settings } })
      end
      return true
    end,
  }
end

--- Starts the server for a buffer, or attaches the one of the same project.
function M.attach(buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == '' or vim.bo[buffer].buftype ~= '' then
    return
  end
  if vim.fn.executable(M.config.cmd[1]) ~= 1 then
    vim.notify_once(
      'curbcut: cannot find "' .. M.config.cmd[1] .. '"; see :help curbcut-install',
      vim.log.levels.WARN
    )
    return
  end
  local config = M.client_config(file)
  local id = running[config.root_dir]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    running[config.root_dir] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
end

--- Whether lines of a buffer contain characters that end a line in the protocol. Neovim and the server
--- then number the lines differently, so positions of one are wrong in the other.
local function has_inner_line_ends(buffer)
  -- Where lines end in a line feed, a carriage return before it belongs to the line's own end.
  local inner = vim.bo[buffer].fileformat == 'unix' and '\r.' or '\r'
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if line:find('\n', 1, true) or line:find(inner) then
      return true
    end
  end
  return false
end

--- The edits that an action makes in a document; nil if it makes none there.
local function edits_of(action, uri)
  local edit = action.edit or {}
  for _, change in ipairs(edit.documentChanges or {}) do
    if change.textDocument and change.textDocument.uri == uri then
      return change.edits
    end
  end
  return (edit.changes or {})[uri]
end

--- Applies the safe fixes to a buffer and waits until they are done. If the buffer changes between
--- request and response, nothing is applied.
function M.fix_all(buffer, timeout)
  buffer = (buffer and buffer ~= 0) and buffer or vim.api.nvim_get_current_buf()
  if has_inner_line_ends(buffer) then
    vim.notify('curbcut: nothing was fixed: there are carriage returns inside lines', vim.log.levels.WARN)
    return
  end
  local uri = vim.uri_from_bufnr(buffer)
  for _, client in ipairs(M.clients(buffer)) do
    local tick = vim.api.nvim_buf_get_changedtick(buffer)
    local last = vim.api.nvim_buf_line_count(buffer)
    local answer = M.call(client, 'request_sync', 'textDocument/codeAction', {
      textDocument = { uri = uri },
      range = { start = { line = 0, character = 0 }, ['end'] = { line = last, character = 0 } },
      context = { diagnostics = {}, only = { 'source.fixAll.curbcut' } },
    }, timeout or 2000, buffer)
    if vim.api.nvim_buf_get_changedtick(buffer) ~= tick then
      vim.notify('curbcut: nothing was fixed: the text has changed meanwhile', vim.log.levels.WARN)
      return
    end
    for _, action in ipairs(answer and answer.result or {}) do
      local edits = edits_of(action, uri)
      if edits then
        vim.lsp.util.apply_text_edits(edits, buffer, client.offset_encoding or 'utf-16')
        break
      end
    end
  end
end

--- Shows text in a new window.
local function show(text)
  vim.cmd('new')
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, '\n'))
  vim.bo.buftype = 'nofile'
  vim.bo.bufhidden = 'wipe'
  vim.bo.modifiable = false
end

--- Shows what VoiceOver announces for the views of a buffer, saved or not.
function M.transcript(arguments, buffer)
  buffer = (buffer and buffer ~= 0) and buffer or vim.api.nvim_get_current_buf()
  local client = M.clients(buffer)[1]
  if not client then
    vim.notify('curbcut: no server is running for this file; see :checkhealth curbcut', vim.log.levels.WARN)
    return
  end
  local answer = M.call(client, 'request_sync', 'workspace/executeCommand', {
    command = 'curbcut.showTranscript',
    arguments = arguments or { vim.uri_from_bufnr(buffer) },
  }, 2000, buffer)
  if answer and answer.result then
    show(answer.result)
  end
end

-- Code lenses use this command; the client shows its result.
vim.lsp.commands['curbcut.showTranscript'] = function(command, context)
  M.transcript(command.arguments, context and context.bufnr)
end

--- Restarts the server for the buffers it was attached to.
function M.restart()
  local buffers = {}
  for _, client in ipairs(M.clients()) do
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.lsp.buf_is_attached(buffer, client.id) then
        table.insert(buffers, buffer)
      end
    end
    vim.lsp.stop_client(client.id)
  end
  if #buffers == 0 then
    -- A server that has died is attached to nothing any more.
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains(M.config.filetypes, vim.bo[buffer].filetype) then
        table.insert(buffers, buffer)
      end
    end
  end
  vim.wait(3000, function()
    return #M.clients() == 0
  end, 20)
  for _, client in ipairs(M.clients()) do
    vim.lsp.stop_client(client.id, true)
  end
  running = {}
  vim.defer_fn(function()
    for _, buffer in ipairs(buffers) do
      if M.has_enable() then
        vim.lsp.start(vim.tbl_extend('force', M.client_config(vim.api.nvim_buf_get_name(buffer)), {}), { bufnr = buffer })
      else
        M.attach(buffer)
      end
    end
  end, 50)
end

--- Sets the plugin up; from now on, the server starts for Swift files.
function M.setup(options)
  M.config = vim.tbl_deep_extend('force', M.config, options or {})
  local group = vim.api.nvim_create_augroup('curbcut', { clear = true })
  if M.has_enable() then
    vim.lsp.config('curbcut', {
      cmd = M.config.cmd,
      filetypes = M.config.filetypes,
      settings = { curbcut = M.server_settings() },
      init_options = M.server_settings(),
      on_exit = forget,
      root_dir = function(buffer, on_root)
        on_root(M.root(vim.api.nvim_buf_get_name(buffer)))
      end,
    })
    vim.lsp.enable('curbcut')
  else
    vim.api.nvim_create_autocmd('FileType', {
      group = group,
      pattern = M.config.filetypes,
      callback = function(event)
        M.attach(event.buf)
      end,
    })
    for _, buffer in ipairs(vim.api.nvim_list_bufs()) do
      if vim.api.nvim_buf_is_loaded(buffer) and vim.tbl_contains(M.config.filetypes, vim.bo[buffer].filetype) then
        M.attach(buffer)
      end
    end
  end
  if M.config.fix_on_save then
    vim.api.nvim_create_autocmd('BufWritePre', {
      group = group,
      callback = function(event)
        if vim.tbl_contains(M.config.filetypes, vim.bo[event.buf].filetype) then
          M.fix_all(event.buf)
        end
      end,
    })
  end
end

return M
