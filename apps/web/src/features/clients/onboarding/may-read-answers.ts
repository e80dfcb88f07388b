import type { PacketItem } from '@oaklet/api/contract'
import type { usePermissions } from '../../../shared/use-session'

/** Whether somebody’s role reads the answers of a form; the server knows whether it does for this client. */
export const mayReadAnswers = (
  { form }: Pick<PacketItem, 'form'>,
  can: ReturnType<typeof usePermissions>,
): boolean => form !== null && (!form.isClinical || can('notes:view'))
