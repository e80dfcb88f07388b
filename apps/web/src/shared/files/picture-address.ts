import type { FileAnswer } from '@oaklet/api'
import { inBase64 } from './sent-file'

/** A picture as a data URL, which the content security policy lets a page show. */
export const pictureAddress = async ({ bytes, contentType }: FileAnswer): Promise<string> =>
  `data:${contentType};base64,${await inBase64(new Blob([new Uint8Array(bytes)]))}`
