import { parseJson } from '@site/contract/parseJson.ts';
import { withStorage } from '@site/site/withStorage.ts';

interface Options<Value> {
  key: string;
  /** What stored JSON, or a bare word of the specification, means; `undefined` for nothing. */
  parse(stored: unknown): Value | undefined;
  fallback: Value;
  area?: 'localStorage' | 'sessionStorage';
}

/** Keeps one value in the storage of the browser, parsed on every read; never throws. */
export function storedValue<Value>(options: Options<Value>) {
  const { key, parse, fallback, area = 'localStorage' } = options;
  let unsaved: string | undefined;
  return {
    key,
    /** The stored value; the fallback when nothing, or something corrupt, is there. */
    read(): Value {
      const text = unsaved ?? withStorage(area, (storage) => storage.getItem(key));
      return parse(parseJson(text ?? '') ?? text) ?? fallback;
    },
    /** Stores it as JSON; where storage throws (private mode, full), keeps it for this page alone. */
    write(value: Value): void {
      const text = JSON.stringify(value);
      unsaved = text;
      withStorage(area, (storage) => {
        storage.setItem(key, text);
        unsaved = undefined;
      });
    },
  };
}

/** Calls back when another tab changed a stored value; returns how to stop. Of no use to the head's script. */
export function onStored<Value>(
  { key, read }: Pick<ReturnType<typeof storedValue<Value>>, 'key' | 'read'>,
  listener: (value: Value) => void,
): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener(read());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
