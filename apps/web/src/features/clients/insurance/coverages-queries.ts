import type { Api } from '@oaklet/api'
import type {
  Authorization,
  AuthorizationInput,
  Coverage,
  CoverageInput,
  UpdateAuthorizationBody,
  UpdateCoverageBody,
} from '@oaklet/api/contract'
import { mutationOptions, queryOptions } from '@tanstack/react-query'

type CoverageName = Pick<Coverage, 'id' | 'clientId'>
type AuthorizationName = Pick<Authorization, 'id' | 'clientId'>

/** What the coverage of clients is read and written with; every key starts with the practice. */
export const coveragesQueries = (api: Api, practiceId: string) => ({
  ofClient: (clientId: string) =>
    queryOptions({
      queryKey: [practiceId, 'coverages', clientId],
      queryFn: ({ signal }) => api.coverages.list({ practiceId, clientId }, { signal }),
    }),
  create: (clientId: string) =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: CoverageInput; idempotencyKey: string }) =>
        api.coverages.create({ practiceId, clientId }, body, { idempotencyKey }),
    }),
  update: ({ clientId, id: coverageId }: CoverageName) =>
    mutationOptions({
      mutationFn: (body: UpdateCoverageBody) =>
        api.coverages.update({ practiceId, clientId, coverageId }, body),
    }),
  createAuthorization: (clientId: string) =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: AuthorizationInput; idempotencyKey: string }) =>
        api.coverages.createAuthorization({ practiceId, clientId }, body, { idempotencyKey }),
    }),
  updateAuthorization: ({ clientId, id: authorizationId }: AuthorizationName) =>
    mutationOptions({
      mutationFn: (body: UpdateAuthorizationBody) =>
        api.coverages.updateAuthorization({ practiceId, clientId, authorizationId }, body),
    }),
})
