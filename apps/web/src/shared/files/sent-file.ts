/** The longest name that is sent; of a longer one its end, where the kind of the file stands. */
const LONGEST_NAME = 200

/** A file as calls take it: its name, and its bytes in base64. A DOMException where the browser can’t read it. */
export const sentFile = async (file: File): Promise<{ name: string; content: string }> => ({
  name: file.name.slice(-LONGEST_NAME),
  content: await inBase64(file),
})

/** Bytes in base64. */
export const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error ?? new DOMException('unreadable'))
    reader.readAsDataURL(file)
  })
