import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { createRoot } from 'react-dom/client'
import { iconUrl, type Method, requestList } from './requestList.ts'

// A list of methods by hand, with the packages of the widget's first screen and nothing else: the least that a page of
// React and MobX needs to ask the host for a token, request the list and paint it.

const store = observable({ methods: [] as readonly Method[] }, undefined, { deep: false })

const List = observer(function List() {
  return (
    <main>
      <h1>Deposit</h1>
      {store.methods.map((method) => (
        <button key={method.name} type="button">
          <img src={iconUrl(method)} alt="" />
          <span>{method.title ?? method.name}</span>
        </button>
      ))}
    </main>
  )
})

const element = document.getElementById('paywidget')
if (element) createRoot(element).render(<List />)
requestList((methods) =>
  runInAction(() => {
    store.methods = methods
  }),
)
