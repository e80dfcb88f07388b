/** What a file of a client is: a side of a card, or one of any number of papers. */
export const FILE_SLOTS = ['front', 'back', 'papers'] as const
/** One of {@link FILE_SLOTS}. */
export type FileSlot = (typeof FILE_SLOTS)[number]

/** The pages on which a client sends files, with what may be sent there: the first is needed, unless they can't send it. */
export const FILE_PAGES = {
  card: ['front', 'back'],
  photo_id: ['front', 'back'],
  custody_papers: ['papers'],
  other_papers: ['papers'],
} as const satisfies Record<string, readonly [FileSlot, ...FileSlot[]]>
/** One of the names in {@link FILE_PAGES}. */
export type FilePage = keyof typeof FILE_PAGES

/** Whether a page takes files. */
export const isFilePage = (page: string): page is FilePage => Object.hasOwn(FILE_PAGES, page)

/** The most files that a client can send with one packet. */
export const MAX_PACKET_FILES = 12
/** The most pages of a PDF that a client sends. */
export const MAX_SENT_PDF_PAGES = 30
