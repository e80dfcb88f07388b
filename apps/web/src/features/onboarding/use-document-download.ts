import { announce } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../shared/save-file'
import { useOnboarding } from '../../shared/use-onboarding'

interface Wanted {
  itemId: string
  title: string
}

/** Saves a document as a PDF among the person’s downloads. */
export function useDocumentDownload(linkId: string) {
  const api = useOnboarding()
  const downloading = useMutation({
    mutationFn: async ({ itemId, title }: Wanted) => {
      const file = await api.downloadDocument({ linkId, itemId })
      saveFile({ ...file, fileName: file.fileName ?? `${title}.pdf` })
    },
    onSuccess: (_, { title }) => announce(`${title} was saved`),
  })
  return {
    save: (itemId: string, title: string) => {
      announce(`Making the PDF of ${title}`)
      downloading.mutate({ itemId, title })
    },
    isPending: downloading.isPending,
    pendingId: downloading.isPending ? downloading.variables.itemId : undefined,
    error: downloading.error,
  }
}
