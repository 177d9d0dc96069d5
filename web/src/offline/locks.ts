/** While a table is shown in some tab, no tab takes it to the server; and while one does, no tab shows it. */
export const tableLock = <T>(
  table: string,
  options: LockOptions,
  work: (lock: Lock | null) => T | Promise<T>,
): Promise<T> => navigator.locks.request(`sumida-table-${table}`, options, work);
