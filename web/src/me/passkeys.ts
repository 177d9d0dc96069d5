import { post } from "../lib/api";
import type { Me, PasskeyOptions } from "../lib/protocol";

/** Whether this browser can make and use passkeys on this page; it can only where the connection is secure. */
export const canUsePasskeys = (): boolean => isSecureContext && "PublicKeyCredential" in window;

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)).buffer;

function text(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

type Descriptor = { id: string; type: "public-key" };
type Creation = { challenge: string; user: { id: string }; excludeCredentials?: Descriptor[] };

/** Every buffer of a credential's answer as text. */
function written(credential: PublicKeyCredential, fields: readonly string[]): string {
  const given = credential.response as unknown as Record<string, ArrayBuffer | null>;
  const known = fields.filter((field) => given[field]);
  const response = Object.fromEntries(known.map((field) => [field, text(given[field]!)]));
  const { id, type } = credential;
  return JSON.stringify({
    credential: { id, type, rawId: text(credential.rawId), clientExtensionResults: {}, response },
  });
}

/** Make a passkey for this person. Rejects if none was made. */
export async function makePasskey(): Promise<Me> {
  const { options } = await post<PasskeyOptions>("/api/me/passkeys/new", "");
  const asked = options as unknown as Creation;
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    user: { ...asked.user, id: bytes(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return post<Me>("/api/me/passkeys", written(made, ["clientDataJSON", "attestationObject"]));
}

/** Sign in with a passkey: this browser becomes one of the person whose it is. */
export async function signIn(): Promise<Me> {
  const { options } = await post<PasskeyOptions>("/api/me/passkeys/ask", "");
  const asked = options as unknown as { challenge: string };
  const publicKey = {
    ...asked,
    challenge: bytes(asked.challenge),
    allowCredentials: [],
  } as unknown as PublicKeyCredentialRequestOptions;
  const given = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const fields = ["clientDataJSON", "authenticatorData", "signature", "userHandle"];
  return post<Me>("/api/me/passkeys/use", written(given, fields));
}

export const removePasskey = (id: string): Promise<Me> =>
  post<Me>(`/api/me/passkeys/${encodeURIComponent(id)}/remove`, "");
