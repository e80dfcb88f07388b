import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { ClientPerson, ClientPersonInput, UpdateClientPersonBody } from './client-person'

const all = '/api/v1/practices/{practiceId}/clients/{clientId}/people'
const one = '/api/v1/practices/{practiceId}/clients/{clientId}/people/{personId}'

/** Adds a person to a client; 422 at `name` where the client has as many as they may (`MAX_PEOPLE`). */
export const createClientPerson = endpoint({
  name: 'createClientPerson',
  method: 'POST',
  path: all,
  access: 'clients:write',
  body: ClientPersonInput,
  response: enveloped(ClientPerson),
})

/** Saves a person of a client as a whole. */
export const updateClientPerson = endpoint({
  name: 'updateClientPerson',
  method: 'PUT',
  path: one,
  access: 'clients:write',
  body: UpdateClientPersonBody,
  response: enveloped(ClientPerson),
})

/** Takes a person away from a client. */
export const deleteClientPerson = endpoint({
  name: 'deleteClientPerson',
  method: 'DELETE',
  path: one,
  access: 'clients:write',
  response: enveloped(z.null()),
})
