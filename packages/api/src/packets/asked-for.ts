import * as z from 'zod/mini'
import { Id } from '../wire/scalars'
import { ASKED_KINDS } from './packet-pages'

const isUnique = (chosen: readonly unknown[]): boolean => new Set(chosen).size === chosen.length

/** What is asked of a client: forms and questionnaires in this order, with the documents between them. */
export const askedFor = {
  items: z.array(z.enum(ASKED_KINDS)).check(z.refine(isUnique, 'Choose each form once')),
  /** The forms of the practice to fill in, each as it is now; none where this is left out. */
  forms: z.optional(
    z
      .array(Id)
      .check(z.maxLength(20, 'Choose at most 20 forms'), z.refine(isUnique, 'Choose each form once')),
  ),
  /** The documents to sign, each as it is now; none where this is left out. */
  documents: z.optional(
    z
      .array(Id)
      .check(z.maxLength(20, 'Choose at most 20 documents'), z.refine(isUnique, 'Choose each document once')),
  ),
}

/** Refuses to ask for nothing. */
export const asksSomething = z.refine<{
  items: readonly unknown[]
  forms?: readonly string[] | undefined
  documents?: readonly string[] | undefined
}>(({ items, forms = [], documents = [] }) => items.length + forms.length + documents.length > 0, {
  path: ['items'],
  error: 'Choose at least one form or document',
})
