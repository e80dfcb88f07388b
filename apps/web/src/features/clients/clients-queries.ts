import type { Api } from '@oaklet/api'
import type {
  ClientAppointmentsQuery,
  ClientsQuery,
  CreateClientBody,
  ImportClientsBody,
  UpdateClientBody,
} from '@oaklet/api/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

/** What the clients' screens read and write; every key starts with the practice. */
export const clientsQueries = (api: Api, practiceId: string) => ({
  list: (query: ClientsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'clients', 'list', query],
      queryFn: ({ signal }) => api.clients.list({ practiceId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  appointments: (clientId: string, query: ClientAppointmentsQuery) =>
    queryOptions({
      queryKey: [practiceId, 'clients', 'appointments', clientId, query],
      queryFn: ({ signal }) => api.appointments.listOfClient({ practiceId, clientId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  create: () =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: CreateClientBody; idempotencyKey: string }) =>
        api.clients.create({ practiceId }, body, { idempotencyKey }),
    }),
  import: () =>
    mutationOptions({
      mutationFn: ({ body, ...options }: { body: ImportClientsBody; idempotencyKey?: string }) =>
        api.clients.import({ practiceId }, body, options),
    }),
  update: (clientId: string) =>
    mutationOptions({
      mutationFn: (body: UpdateClientBody) => api.clients.update({ practiceId, clientId }, body),
    }),
})
