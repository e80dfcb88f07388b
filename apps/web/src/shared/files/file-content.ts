/** The bytes of a file in base64; a DOMException where the browser can’t read it. */
export const fileContent = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error ?? new DOMException('unreadable'))
    reader.readAsDataURL(file)
  })
