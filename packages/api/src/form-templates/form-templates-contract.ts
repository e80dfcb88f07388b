import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, Instant, Version } from '../wire/scalars'
import { FormContent } from './form-content'

/** One of the versions of a form; the numbers begin at 1, and none is ever changed. */
export const FormVersion = z.object({
  number: z.int(),
  title: z.string(),
  publishedByName: z.string(),
  publishedAt: Instant,
})
export type FormVersion = z.infer<typeof FormVersion>

/** A form of a practice, without its questions. */
export const ListedFormTemplate = z.object({
  id: Id,
  practiceId: Id,
  /** What the version that is sent now is called; of a form that was never published, what its draft is called. */
  title: z.string(),
  isClinical: z.boolean(),
  /** How many questions it has, with those that not everybody is asked. */
  questions: z.int(),
  /** The version that is sent now; null for a form that was never published. */
  current: z.nullable(FormVersion),
  /** Whether there are changes that are not published. */
  hasDraft: z.boolean(),
  /** Whether it is sent to nobody any more; what was sent stays. */
  isRetired: z.boolean(),
  version: Version,
})
export type ListedFormTemplate = z.infer<typeof ListedFormTemplate>

/** A form with its questions. */
export const FormTemplate = z.object({
  ...ListedFormTemplate.shape,
  /** What is being written, else the version that is sent now; or the version that was asked for. */
  content: FormContent,
  /** The number of the version that `content` is; null for a draft. */
  contentNumber: z.nullable(z.int()),
  /** The latest first. */
  versions: z.array(FormVersion),
})
export type FormTemplate = z.infer<typeof FormTemplate>

/** The draft of a form; `version` as with any edit. */
export const UpdateFormTemplateBody = z.object({ ...FormContent.shape, version: Version })
export type UpdateFormTemplateBody = z.infer<typeof UpdateFormTemplateBody>

/** The form as it was looked at, whose draft is published or discarded; `version` as with any edit. */
export const FormDraftBody = z.object({ version: Version })
export type FormDraftBody = z.infer<typeof FormDraftBody>

/** Which version is asked for: the draft or, where there is none, the one that is sent now, unless `number` says otherwise. */
export const FormTemplateQuery = z.object({
  number: z.optional(z.coerce.number().check(z.int(), z.positive())),
})
export type FormTemplateQuery = z.input<typeof FormTemplateQuery>

const all = '/api/v1/practices/{practiceId}/form-templates'
const one = '/api/v1/practices/{practiceId}/form-templates/{formTemplateId}'

/** The forms of a practice by their titles, retired ones last. */
export const listFormTemplates = endpoint({
  name: 'listFormTemplates',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(ListedFormTemplate)),
})

/** A form with its questions, or an earlier version. */
export const getFormTemplate = endpoint({
  name: 'getFormTemplate',
  method: 'GET',
  path: one,
  access: 'signed-in',
  query: FormTemplateQuery,
  response: enveloped(FormTemplate),
})

/** Adds a form, which is sent to nobody before it is published. */
export const createFormTemplate = endpoint({
  name: 'createFormTemplate',
  method: 'POST',
  path: all,
  access: 'forms:edit',
  body: FormContent,
  response: enveloped(FormTemplate),
})

/** Saves the draft of a form; a draft that says what is published is none. */
export const updateFormTemplate = endpoint({
  name: 'updateFormTemplate',
  method: 'PUT',
  path: one,
  access: 'forms:edit',
  body: UpdateFormTemplateBody,
  response: enveloped(FormTemplate),
})

/** Makes the draft the next version, which is sent from then on; 422 at what has to be put right first. */
export const publishFormTemplate = endpoint({
  name: 'publishFormTemplate',
  method: 'POST',
  path: `${one}/publication`,
  access: 'forms:edit',
  body: FormDraftBody,
  response: enveloped(FormTemplate),
})

/** Goes back to the version that is sent now; 409 `transition_refused` for a form that was never published. */
export const discardFormDraft = endpoint({
  name: 'discardFormDraft',
  method: 'POST',
  path: `${one}/discard`,
  access: 'forms:edit',
  body: FormDraftBody,
  response: enveloped(FormTemplate),
})

/** Deletes a form that was never published; 409 `transition_refused` for any other. */
export const deleteFormTemplate = endpoint({
  name: 'deleteFormTemplate',
  method: 'DELETE',
  path: one,
  access: 'forms:edit',
  response: enveloped(z.null()),
})

/** Sends a form to nobody any more. */
export const retireFormTemplate = endpoint({
  name: 'retireFormTemplate',
  method: 'POST',
  path: `${one}/retirement`,
  access: 'forms:edit',
  response: enveloped(FormTemplate),
})

/** Lets a retired form be sent again. */
export const restoreFormTemplate = endpoint({
  name: 'restoreFormTemplate',
  method: 'POST',
  path: `${one}/restoration`,
  access: 'forms:edit',
  response: enveloped(FormTemplate),
})
