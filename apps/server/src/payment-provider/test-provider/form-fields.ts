/** What a form holds, by names such as `metadata[oaklet_payment]` and `expand[0]`. */
export type FormFields = ReadonlyMap<string, string>

export const formFields = (body: string): FormFields => new Map(new URLSearchParams(body))

/** The fields of a group, such as `metadata`, by their own names. */
export const groupOf = (fields: FormFields, group: string): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(`${group}[`) ? [[name.slice(group.length + 1, -1), value]] : [],
    ),
  )
