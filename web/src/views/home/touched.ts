// Remembers that the visitor has touched the board of the first page.

const KEY = "grundy-touched";

export function hasTouched(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // The browser keeps nothing.
  }
}

export function rememberTouch(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // The coin beckons again at the next visit.
  }
}
