/** The text of a file under the static path, or a rejection that names the file and the reason. */
export async function staticFile(staticPath: string, name: string, signal?: AbortSignal): Promise<string> {
  const response = await fetch(staticPath + name, signal ? { signal } : {})
  if (!response.ok) throw new Error(`${name} answered ${response.status}: it is not under the static path.`)
  return response.text()
}
