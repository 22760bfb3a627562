/** `throwaway` is for tests, whose data need not survive a power failure. */
export type Durability = 'durable' | 'throwaway';

/** PostgreSQL's settings, as arguments: they depend on the program version, not on the data folder. */
export function settings(socketFolder: string, durability: Durability): string[] {
  const durable = durability === 'durable' ? 'on' : 'off';
  const all = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: durable,
    synchronous_commit: durable,
    full_page_writes: durable,
    max_connections: durability === 'durable' ? '60' : '200',
    shared_buffers: durability === 'durable' ? '256MB' : '64MB',
    max_wal_size: '2GB',
    // Preserves the segments of log-reserve.ts, 16 MB each.
    min_wal_size: durability === 'durable' ? '128MB' : '80MB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    // Queries are short: JIT costs more than it saves.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements contain users' texts: never log them, even on errors.
    log_min_error_statement: 'panic',
    log_min_messages: 'warning',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
