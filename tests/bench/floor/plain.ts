import { iconUrl, requestList } from './requestList.ts'

// The script of the static page: it requests the list and adds a button for each method, without any package.

requestList((methods) => {
  const buttons = methods.map((method) => {
    const button = document.createElement('button')
    const icon = document.createElement('img')
    icon.src = iconUrl(method)
    icon.alt = ''
    const name = document.createElement('span')
    name.textContent = method.title ?? method.name
    button.append(icon, name)
    return button
  })
  document.querySelector('main')?.append(...buttons)
})
