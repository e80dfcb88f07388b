import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { Id, requiredText, textOfLines, Version } from '../wire/scalars'
import { askedFor, asksSomething } from './asked-for'
import { ASKED_KINDS } from './packet-pages'

const typed = {
  name: requiredText(80, 'Enter a name'),
  ...askedFor,
  message: textOfLines(1000),
}

/** What a practice asks for again and again, under a name. */
export const PacketTemplateInput = z.object(typed).check(asksSomething)
export type PacketTemplateInput = z.infer<typeof PacketTemplateInput>

/** The same as it is saved; a form or document that is retired meanwhile is still named. */
export const PacketTemplate = z.object({
  id: Id,
  practiceId: Id,
  name: z.string(),
  items: z.array(z.enum(ASKED_KINDS)),
  forms: z.array(Id),
  documents: z.array(Id),
  message: z.string(),
  version: Version,
})
export type PacketTemplate = z.infer<typeof PacketTemplate>

/** A template as it is saved; `version` as with any edit. */
export const UpdatePacketTemplateBody = z.object({ ...typed, version: Version }).check(asksSomething)
export type UpdatePacketTemplateBody = z.infer<typeof UpdatePacketTemplateBody>

const all = '/api/v1/practices/{practiceId}/packet-templates'
const one = '/api/v1/practices/{practiceId}/packet-templates/{templateId}'

/** The templates of a practice by their names. */
export const listPacketTemplates = endpoint({
  name: 'listPacketTemplates',
  method: 'GET',
  path: all,
  access: 'signed-in',
  response: enveloped(z.array(PacketTemplate)),
})

/** Adds a template; 422 at a document that can’t be sent. */
export const createPacketTemplate = endpoint({
  name: 'createPacketTemplate',
  method: 'POST',
  path: all,
  access: 'forms:edit',
  body: PacketTemplateInput,
  response: enveloped(PacketTemplate),
})

/** Changes a template; what was sent stays as it is. */
export const updatePacketTemplate = endpoint({
  name: 'updatePacketTemplate',
  method: 'PUT',
  path: one,
  access: 'forms:edit',
  body: UpdatePacketTemplateBody,
  response: enveloped(PacketTemplate),
})

/** Deletes a template. */
export const deletePacketTemplate = endpoint({
  name: 'deletePacketTemplate',
  method: 'DELETE',
  path: one,
  access: 'forms:edit',
  response: enveloped(z.null()),
})
