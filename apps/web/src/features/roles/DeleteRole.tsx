import { hasErrorCode, ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { AlertDialog, Banner, Button, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureWords } from '../../shared/failure-words'
import { paths } from '../../shared/paths'
import { WITHOUT_ASKING } from '../../shared/forms/use-unsaved'
import { withoutRole } from './roles-queries'
import { useNoteRoles, useRolesQueries } from './use-roles'

/** Deletes an own role that no person holds, after a question; the server's reason against it stands in the question. */
export function DeleteRole({ role }: { role: Role }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const note = useNoteRoles()
  const removing = useMutation(useRolesQueries().remove(role.id))

  const leave = async () => {
    showToast({ title: `${role.name} deleted`, tone: 'good' })
    await navigate(paths.rolesPermissions(), { state: WITHOUT_ASKING })
    await note((roles) => withoutRole(roles, role.id))
  }
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => void leave(),
      onError: (error) => {
        // One that is gone already is what was wanted.
        if (hasErrorCode(error, 'not_found')) void leave()
      },
    })
  const ask = (isOpen: boolean) => {
    // A person may have been given the role meanwhile.
    if (removing.isError) void note((roles) => [...roles])
    removing.reset()
    setIsAsking(isOpen)
  }

  return (
    <>
      <Button onPress={() => ask(true)}>Delete role</Button>
      <AlertDialog
        title={`Delete ${role.name}?`}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={ask}
        isPending={removing.isPending}
        confirmLabel="Delete role"
        cancelLabel="Keep it"
        onConfirm={remove}
      >
        {removing.isError ? (
          <Banner tone="bad" isAnnounced>
            {failureWords(removing.error, ROLES_MESSAGES.remove)}
          </Banner>
        ) : (
          'Nobody holds it. It can’t be brought back.'
        )}
      </AlertDialog>
    </>
  )
}
