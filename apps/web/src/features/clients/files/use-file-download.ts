import type { ClientFile } from '@oaklet/api/contract'
import { announce, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'

/** A content of a file: the latest where no number is given. */
interface Wanted {
  file: ClientFile
  number?: number | undefined
}

/** Saves files among the person's downloads, and returns the state of the latest one. */
export function useFileDownload() {
  const api = useApi().clientFiles
  const downloading = useMutation({
    mutationFn: async ({ file: { practiceId, clientId, id, title }, number }: Wanted) => {
      const file = await api.download({ practiceId, clientId, fileId: id }, { number })
      saveFile({ ...file, fileName: file.fileName ?? title })
    },
    onSuccess: (_, { file: { title } }) => showToast({ title: `${title} was saved`, tone: 'good' }),
  })
  const { variables } = downloading
  const save = (file: ClientFile, number?: number) => {
    announce(`Downloading ${file.title}`)
    downloading.mutate({ file, number })
  }
  return {
    save,
    pendingId: downloading.isPending ? variables?.file.id : undefined,
    pendingNumber: downloading.isPending ? variables?.number : undefined,
    failure: downloading.error,
    retry: () => {
      if (variables !== undefined) save(variables.file, variables.number)
    },
  }
}
