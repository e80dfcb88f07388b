import type { FileAnswer } from '@oaklet/api/contract'

/** Hands a file to the browser, which saves it under its name among the person's downloads. */
export function saveFile({ bytes, contentType, fileName }: FileAnswer & { fileName: string }): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
