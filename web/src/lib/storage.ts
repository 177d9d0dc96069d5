/** What the browser keeps between visits. It may be blocked: then nothing is kept, and nothing breaks. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns whether it could be kept. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Drop everything that this page has kept in the browser. */
export function forgetStored(): void {
  try {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("sumida."));
    for (const key of ours) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // nothing could be kept either
  }
}
