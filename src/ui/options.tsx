type OptionsProps<Value extends string | number> = {
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
};

/** The options of a select that offers one of a few, each by its label. */
export function Options<Value extends string | number>({ values, labels }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {labels[value]}
    </option>
  ));
}
