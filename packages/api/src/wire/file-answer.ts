import * as z from 'zod/mini'

/** A file as a call answers it. `fileName` is the server's own word, without a folder; null when it gave none. */
export const FileAnswer = z.object({
  bytes: z.custom<Uint8Array>((value) => ArrayBuffer.isView(value)),
  contentType: z.string(),
  fileName: z.nullable(z.string()),
})
export type FileAnswer = z.infer<typeof FileAnswer>
