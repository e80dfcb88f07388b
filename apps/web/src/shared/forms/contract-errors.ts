import type { FormError } from '@oaklet/design-system'

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: readonly Issue[] } | undefined }
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What the contract refuses of a body: one message for each field, in the order of `fields`. */
export function contractErrors(schema: Schema, body: unknown, fields: readonly string[]): FormError[] {
  const issues = schema.safeParse(body).error?.issues ?? []
  return fields.flatMap((path) => {
    const issue = issues.find((one) => one.path.join('.') === path)
    return issue === undefined ? [] : [{ path, message: issue.message }]
  })
}
