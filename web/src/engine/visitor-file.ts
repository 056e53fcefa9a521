// A file that the visitor has opened. The engine reads pieces of it where it stands, so it may have any size.

/** The most pieces that are kept: 4 MB of them. */
const MAX_PIECES = 1000;

export class VisitorFile {
  /** The latest pieces, by their places: each search in a table begins with the same blocks. */
  private pieces = new Map<string, Uint8Array>();

  constructor(private file: Blob) {}

  get size(): number {
    return this.file.size;
  }

  /** The bytes from one place to another. Only a worker can wait for them. */
  read(from: number, to: number): Uint8Array {
    const place = `${from} ${to}`;
    const piece = this.pieces.get(place) ?? new Uint8Array(new FileReaderSync().readAsArrayBuffer(this.file.slice(from, to)));
    if (this.pieces.size >= MAX_PIECES) {
      this.pieces.clear();
    }
    this.pieces.set(place, piece);
    return piece;
  }
}
