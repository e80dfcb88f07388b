import { announce, showToast } from '@oaklet/design-system'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { type FileFormat, FILE_FORMAT_WORDS } from './file-format-words'

/** Saves figures as a file by a mutation that answers the file's name, and returns the state of the export. */
export function useFileExport<Format extends FileFormat>(
  exporting: UseMutationOptions<string, Error, Format>,
) {
  const { mutate, variables, error, isPending } = useMutation(exporting)
  const save = (format: Format) => {
    announce(`Exporting as ${FILE_FORMAT_WORDS[format].label}`)
    mutate(format, {
      onSuccess: (fileName) => showToast({ title: `${fileName} was saved`, tone: 'good' }),
    })
  }
  return {
    save,
    isPending,
    failure: error,
    retry: () => {
      if (variables !== undefined) save(variables)
    },
  }
}
