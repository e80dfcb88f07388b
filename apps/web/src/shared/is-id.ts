const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** Whether a text of an address can be a record’s id, so that the server is asked for nothing that it would refuse. */
export const isId = (text: string): boolean => UUID.test(text)
