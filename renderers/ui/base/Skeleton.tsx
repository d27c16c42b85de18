import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type Piece = 'line' | 'short' | 'small' | 'logo' | 'control' | 'money' | 'chip'

/** A single grey shape. */
function SkeletonPiece({ kind }: { readonly kind: Piece }) {
  return <span className={classes(styles.piece, styles[kind])} />
}

export function SkeletonTile() {
  return (
    <div className={styles.tile}>
      <SkeletonPiece kind="logo" />
      <SkeletonPiece kind="line" />
      <SkeletonPiece kind="small" />
    </div>
  )
}

export function SkeletonRow() {
  return (
    <div className={styles.row}>
      <SkeletonPiece kind="logo" />
      <SkeletonPiece kind="line" />
    </div>
  )
}

/** The skeleton of a form: the method, the amount card, two fields. */
export function SkeletonForm() {
  return (
    <div className={styles.form}>
      <div className={styles.method}>
        <SkeletonPiece kind="logo" />
        <SkeletonPiece kind="short" />
      </div>
      <div className={styles.card}>
        <SkeletonPiece kind="money" />
        <SkeletonPiece kind="short" />
        <div className={styles.chips}>
          <SkeletonPiece kind="chip" />
          <SkeletonPiece kind="chip" />
          <SkeletonPiece kind="chip" />
        </div>
      </div>
      <SkeletonPiece kind="small" />
      <SkeletonPiece kind="control" />
      <SkeletonPiece kind="small" />
      <SkeletonPiece kind="control" />
    </div>
  )
}
