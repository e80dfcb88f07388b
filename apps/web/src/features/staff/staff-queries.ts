import type { Api } from '@oaklet/api'
import type {
  DeactivateBody,
  InviteBody,
  ReactivateBody,
  SetAssignmentsBody,
  StaffQuery,
  UpdateStaffBody,
} from '@oaklet/api/contract'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

/** What the screens of the staff read; every key starts with the organization. */
export const staffQueries = (api: Api, orgId: string) => ({
  list: (query: StaffQuery) =>
    queryOptions({
      queryKey: ['organization', orgId, 'staff', 'list', query],
      queryFn: ({ signal }) => api.staff.list({ orgId }, query, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (staffId: string) =>
    queryOptions({
      queryKey: ['organization', orgId, 'staff', 'one', staffId],
      queryFn: ({ signal }) => api.staff.get({ orgId, staffId }, { signal }),
    }),
  openAppointments: (staffId: string, handOverTo: string | null) =>
    queryOptions({
      queryKey: ['organization', orgId, 'staff', 'open-appointments', staffId, handOverTo],
      queryFn: ({ signal }) =>
        api.staff.openAppointments({ orgId, staffId }, handOverTo === null ? {} : { handOverTo }, { signal }),
      placeholderData: keepPreviousData,
      // What was true when the question was asked last may have been booked over since.
      staleTime: 0,
    }),
  invitations: () =>
    queryOptions({
      queryKey: ['organization', orgId, 'staff', 'invitations'],
      queryFn: ({ signal }) => api.invitations.list({ orgId }, { signal }),
    }),
  practices: () =>
    queryOptions({
      queryKey: ['organization', orgId, 'practices'],
      queryFn: ({ signal }) => api.organization.practices({ orgId }, { signal }),
    }),
})

/** What is done to invitations. */
export const invitationWrites = (api: Api, orgId: string) => ({
  create: () =>
    mutationOptions({
      mutationFn: ({ body, idempotencyKey }: { body: InviteBody; idempotencyKey: string }) =>
        api.invitations.create({ orgId }, body, { idempotencyKey }),
    }),
  resend: () =>
    mutationOptions({
      mutationFn: ({ staffId }: { staffId: string }) => api.invitations.resend({ orgId, staffId }),
    }),
  revoke: () =>
    mutationOptions({
      mutationFn: ({ staffId }: { staffId: string; name: string }) =>
        api.invitations.revoke({ orgId, staffId }),
    }),
})

/** What is done to one person. */
export const personWrites = (api: Api, orgId: string, staffId: string) => ({
  update: () =>
    mutationOptions({
      mutationFn: (body: UpdateStaffBody) => api.staff.update({ orgId, staffId }, body),
    }),
  setAssignments: () =>
    mutationOptions({
      mutationFn: (body: SetAssignmentsBody) => api.staff.setAssignments({ orgId, staffId }, body),
    }),
  deactivate: () =>
    mutationOptions({
      mutationFn: (body: DeactivateBody) => api.staff.deactivate({ orgId, staffId }, body),
    }),
  reactivate: () =>
    mutationOptions({
      mutationFn: (body: ReactivateBody) => api.staff.reactivate({ orgId, staffId }, body),
    }),
})
