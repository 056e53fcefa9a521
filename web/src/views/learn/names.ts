// The chapters, in order. The address of a chapter ends with its name: `#/learn/mex`.

export const chapters = ["multiples", "outcomes", "two-heaps", "binary", "misere", "graphs", "mex", "sums", "kayles", "grundy", "additions", "rule"] as const;

export type ChapterName = (typeof chapters)[number];

export const isChapter = (name: string): name is ChapterName => chapters.some((each) => each === name);
