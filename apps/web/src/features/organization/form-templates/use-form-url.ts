import { useNavigate, useSearchParams } from 'react-router-dom'
import { WITHOUT_ASKING } from '../../../shared/forms/use-unsaved'
import { paths } from '../../../shared/paths'

/** Which form of the practice is edited, as the address says; null for the list of all. */
export function useFormUrl() {
  const navigate = useNavigate()
  const form = useSearchParams()[0].get('form')
  const hrefOf = (id: string) => paths.organization({ section: 'forms', form: id })
  /** Goes there once a form was added, whose dialog has nothing left to ask. */
  const showForm = (id: string) => void navigate(hrefOf(id), { state: WITHOUT_ASKING })
  return { form, hrefOf, listHref, showForm }
}

const listHref = paths.organization({ section: 'forms' })
