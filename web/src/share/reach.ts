import { catalogue } from "../lib/api";

const HERE = /^(?:localhost|127\..*|\[::1\])$/;

/** Where others open this page: "network" if only devices in the local network can, "only-here" if nobody can. */
export interface Reach {
  origin: string;
  who: "everyone" | "network" | "only-here";
}

/** A page opened on the server's own machine has an address that works nowhere else; the server may know another. */
export async function reach(): Promise<Reach> {
  const own = location.origin;
  if (!HERE.test(location.hostname)) return { origin: own, who: "everyone" };
  const network = await catalogue().then(
    (found) => found.network,
    () => "",
  );
  return network ? { origin: network, who: "network" } : { origin: own, who: "only-here" };
}
