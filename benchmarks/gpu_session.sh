#!/usr/bin/env bash
# What needs an accelerator, in steps that fit into calls of ten minutes:
#
#   bash benchmarks/gpu_session.sh OUT STEP ...
#
# A step that fails or takes too long does not stop the next one; none begins a run that LIMIT (seconds of the
# whole call) leaves no time for. What is written before a call is cut off comes back all the same: training
# saves every 30 s, the search after every batch. It needs a Python with JAX and numpy and nothing else.
# SMOKE=1 runs everything at toy size. Steps, with the seconds they are given on one H200:
#
#   peers   the engine beside JaxMARL, found in PEERS=runs/peers                      (130 at most)
#   more    the two-player net, trained on from the packaged weights                  (MORE=420)
#   tables  nets for PLAYERS="3 4 5"; one that has a checkpoint, KEPT_TABLES/tableN.npz,
#           goes on from there at TABLE_START=0.4 of the schedule                     (TABLE=150 each)
#   seeds   two more two-player nets from other seeds, for cross-play                 (SEED=130 each)
#   tune    settings of the search, side by side, on deals nobody is measured on,
#           beside the steps that follow                                              (no batch after TUNE=110)
#   search  learned+search with SETTING over 2,048 deals of seed 0                    (no batch after SEARCH=250)
#   cores   the bot itself with SETTING on eight cores, beside the steps that follow:
#           200 deals of CORE_SEED=0, with the processor time a move                  (no game after LIMIT - 60)
#
# tune, search and cores use what `more` has trained on this machine, then WEIGHTS, then the package's net.
set -u
out=$1
shift
begun=$SECONDS
LIMIT=${LIMIT:-570}
python=${PYTHON:-python3}
packaged=src/sumida/hanabi/learned/weights/five-2.npz
kept=${KEPT:-/tmp/sumida-kept}
commit=${COMMIT:-$(git rev-parse --short HEAD 2>/dev/null || echo unknown)}
export PYTHONPATH=src PYTHONUNBUFFERED=1 OPENBLAS_NUM_THREADS=1
# Later runs of the same program on the same machine need not compile it again.
export JAX_COMPILATION_CACHE_DIR=${JAX_COMPILATION_CACHE_DIR:-/tmp/sumida-jax-cache}
export JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS=1
# Several processes share the accelerator: none may take its memory at once.
export XLA_PYTHON_CLIENT_PREALLOCATE=false
mkdir -p "$out" "$kept"

train_size="" search_size="--tables 64" cores_size="" peers_size="" deals=2048 tuned=${TUNED:-512} own=${OWN:-200} processes=16 beside=${BESIDE:-2}
if [ "${SMOKE:-}" ]; then
  LIMIT=${SMOKE_LIMIT:-900} MORE=5 TABLE=5 SEED=5 TUNE=400 SEARCH=400
  train_size="--games 16 --steps 8 --minibatches 2 --width 16 --depth 2 --evaluate 8 --every 1"
  cores_size="--fresh 8 --enough 4 --first 2 --tried 4 --horizon 2"
  search_size="--tables 2 $cores_size"
  peers_size="--games 16 --steps 4"
  deals=4 tuned=4 own=2 processes=1 beside=1 CORES=1
fi

left() { echo $((LIMIT - (SECONDS - begun))); }
least() { [ "$1" -lt "$2" ] && echo "$1" || echo "$2"; }
net() { for file in "$kept/more.npz" "${WEIGHTS:-}" $packaged; do [ -f "$file" ] && echo "$file" && return; done; }

limited() { # seconds at most, then a command: what it says is also kept
  seconds=$(least "$1" "$(left)")
  shift
  [ "$seconds" -lt 5 ] && echo "no time left for: $*" && return
  timeout -k 5 "$seconds" "$@" 2>&1 | tee -a "$out/log.txt"
  echo "ended with ${PIPESTATUS[0]} after $((SECONDS - begun)) s of the call" | tee -a "$out/log.txt"
}

train() { # folder, seconds, then options
  folder=$1 seconds=$(least "$2" $(($(left) - 25)))
  shift 2
  [ "$seconds" -lt 5 ] && echo "no time left for $folder" && return
  # shellcheck disable=SC2086 # a size is several words
  limited $((seconds + ${SLACK:-40})) $python -m sumida.lab.train hanabi --lean --commit "$commit" --out "$out/$folder" \
    --seconds "$seconds" "$@" $train_size
  rm -f "$out/$folder"/*.new "$out/$folder/curve.svg"
}

keep() { # what `more` has made, for the steps and calls that follow, unless it got worse
  [ -f "$out/more/smooth.npz" ] && tail -n 1 "$out/more/curve.jsonl" | $python -c 'import json, sys
sys.exit(json.loads(sys.stdin.read()).get("greedy", 0) < float(sys.argv[1]))' "${BAR:-24.40}" \
    && cp "$out/more/smooth.npz" "$kept/more.npz"
  echo "the search will use $(net)" | tee -a "$out/log.txt"
}

search() { # seconds, processes, then options
  seconds=$(least "$1" $(($(left) - 25))) many=$2
  shift 2
  [ "$seconds" -lt 5 ] && echo "no time left for $*" && return
  # What has begun may end: half a batch says nothing.
  limited "$(left)" $python -m sumida.lab.train.hanabi.evaluate_search "$(net)" --processes "$many" \
    --seconds "$seconds" --out "$out/search.jsonl" "$@"
}

tune() { # all settings at a time: each alone would leave the accelerator waiting for its processor
  while read -r setting; do
    # shellcheck disable=SC2086 # settings and sizes are several words
    search "${TUNE:-110}" $beside --games $tuned --seed 1000000 --truth 64 $setting $search_size > /dev/null &
  done < benchmarks/search_settings.txt
}

cores() {
  # shellcheck disable=SC2086 # settings and sizes are several words
  search $((LIMIT - 60)) "${CORES:-8}" --numpy --tables 1 --games $own --seed "${CORE_SEED:-0}" \
    --out "$out/cores.jsonl" ${SETTING:-} $cores_size > /dev/null &
}

for step in "$@"; do
  echo "== $step, $(date -u +%T), $(left) s left, commit $commit, net $(net)" | tee -a "$out/log.txt"
  # shellcheck disable=SC2086 # settings and sizes are several words
  case $step in
    peers) limited 130 $python benchmarks/hanabi_jax.py --peer "${PEERS:-runs/peers}" $peers_size ;;
    more)
      train more "${MORE:-420}" --resume "$(net)" --start "${START:-0.6}" --discount 1 --symmetry "${SYMMETRY:-0}" \
        --seed "${MORE_SEED:-1}"
      keep
      ;;
    tables)
      for players in ${PLAYERS:-3 4 5}; do
        begun_before="${KEPT_TABLES:-runs/kept}/table$players.npz" resumed=""
        [ -f "$begun_before" ] && resumed="--resume $begun_before --start ${TABLE_START:-0.4}"
        train "table$players" "${TABLE:-150}" --players $players --seed 1 --discount 1 $resumed
      done
      ;;
    seeds) for seed in 2 3; do train "seed$seed" "${SEED:-130}" --seed $seed --discount 1; done ;;
    tune) tune ;;
    search) search "${SEARCH:-250}" $processes --games $deals --seed 0 ${SETTING:-} $search_size ;;
    cores) cores ;;
    *) echo "no step $step" >&2 ;;
  esac
done
wait
echo "== done, $(date -u +%T)" | tee -a "$out/log.txt"
find "$out" -type f -exec ls -l {} +
