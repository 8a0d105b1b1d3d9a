type PhotoInputProps = { id: string; label: string; optionalHint: string; help: string };

/** A field for photos, of which a browser sends several. */
export function PhotoInput({ id, label, optionalHint, help }: PhotoInputProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label} <span className="text-faint">{optionalHint}</span>
      </label>
      <input
        id={id}
        type="file"
        name="photos"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-describedby={`${id}-help`}
        className="min-h-12 w-full min-w-0 text-sm file:me-3 file:min-h-12 file:cursor-pointer file:rounded-pill file:border file:border-solid file:border-line-strong file:bg-surface file:px-5 file:font-strong file:text-text hover:file:bg-surface-hover"
      />
      <p id={`${id}-help`} className="text-xs text-faint">
        {help}
      </p>
    </div>
  );
}
